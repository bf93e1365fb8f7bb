import { drafts } from '#platform/state/drafts.ts'

/** The draft of a request to place an order whose outcome is unknown, and of the order that it made. */
export const PLACE_DRAFT = 'place'
export const PLACED_DRAFT = 'placed'

/** Whether there may be an order whose reply was lost: without loading what asks for it. */
export const mayHaveLostOrder = () => drafts.has(PLACE_DRAFT) || drafts.has(PLACED_DRAFT)
