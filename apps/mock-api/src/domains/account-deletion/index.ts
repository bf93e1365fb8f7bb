export { wasRecentlyDeleted } from './check.ts'
