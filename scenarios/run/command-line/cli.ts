import { writeStoryIndex } from '../../../scripts/lib/story-index.ts'
import { filesOf, mistakesOf } from '../player/check-stories.ts'
import { parseOptions, USAGE, UsageError } from './options.ts'

/** Exit status */
const USAGE_ERROR = 2

function printMistakes(mistakes: readonly string[]): number {
  for (const mistake of mistakes) console.error(mistake)
  return USAGE_ERROR
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const options = parseOptions(args)
    if (!options) {
      console.log(USAGE)
      return 0
    }
    if (options.names[0] === 'import') {
      const { importHar } = await import('./import-har.ts')
      return importHar(options.names.slice(1))
    }
    if (options.watch) {
      const { watchStories } = await import('./watch.ts')
      await watchStories(options, args)
      return 0
    }
    const mistakes = await mistakesOf(filesOf(options.names))
    if (mistakes.length > 0) return printMistakes(mistakes)
    writeStoryIndex()
    // A story with a mistake can't be loaded: the stories are loaded after the check.
    const commands = await import('./commands.ts').catch(async (error: unknown) => {
      const others = await mistakesOf(filesOf(['all']))
      if (others.length === 0) throw error
      return printMistakes(others)
    })
    return typeof commands === 'number' ? commands : await commands.run(options)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return USAGE_ERROR
  }
}

process.exitCode = await main(process.argv.slice(2))
