export { findOwnAddress } from './handlers.ts'
export { addressView, byDefaultThenNewest, dottedArea } from './rules.ts'
