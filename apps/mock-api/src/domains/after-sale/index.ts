export { coinsForUnrefunded, holdingRequests } from './refund.ts'
export { hasPendingRefundTo, holdsPieces, isOngoing, remainingPieces, requestSummary, requestsOf } from './requests.ts'
export { canApply } from './rules.ts'
