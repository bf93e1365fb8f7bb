export { deviceNameOf } from './user-agent.ts'
