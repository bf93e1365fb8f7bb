export { ANONYMOUS, maskedName } from './catalogue-reviews.ts'
export { linesToReview } from './lines.ts'
export { type Kind, kindOf, type Phrase, textOf } from './phrases.ts'
export { catalogueRating, reviewFigures } from './stars.ts'
