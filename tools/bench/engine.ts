import { benchGrowth } from './growth.ts'
import { benchWorlds } from './world.ts'

const quick = await benchWorlds()
console.log('')
const grows = await benchGrowth()
process.exitCode = quick && grows ? 0 : 1
