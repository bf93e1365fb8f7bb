export { consumeCode, sendLinkedCode } from './codes.ts'
