export { linesToReview } from './lines.ts'
export { reviewFigures } from './stars.ts'
