export { notifyRestock } from './alerts.ts'
