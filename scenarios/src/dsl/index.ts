export { merchant, shopper, world } from './actors.ts'
export { remembered } from './calls.ts'
export { MEMBERS } from './people.ts'
export { scenario } from './scenario.ts'
