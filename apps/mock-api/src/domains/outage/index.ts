export { isStopped, serviceState } from './services.ts'
