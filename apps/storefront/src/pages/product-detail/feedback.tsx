// What the product page loads when the shopper leaves the first screen, as one file.

export { ProductQuestions } from '../../features/question-list/product-questions.tsx'
export { ProductReviews } from '../../features/review-list/product-reviews.tsx'
export { BoughtTogether } from './bought-together.tsx'
