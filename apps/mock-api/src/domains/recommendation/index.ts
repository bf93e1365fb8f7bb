export { recommendationPage } from './recommended.ts'
