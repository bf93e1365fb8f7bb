import { benchGrowth } from './growth.ts'
import { benchTypingErrors } from './typing-errors.ts'
import { benchWorlds } from './world.ts'

const quick = await benchWorlds()
console.log('')
const grows = await benchGrowth()
const finds = [600, 20_000].map(benchTypingErrors).every(Boolean)
process.exitCode = quick && grows && finds ? 0 : 1
