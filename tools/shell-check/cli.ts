import { parseArgs } from 'node:util'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { startServer } from '@nusaria/scenario-runner/support/server'
import { run } from '../../scripts/lib/run.ts'

const USAGE = `npm run check shell -- [--url=https://shop.example] [--token=…] [--language=${LANGUAGES.join('|')}]
  --url       the storefront to check; without it, this one on a server of its own
  --token     of a member there, who is only looked at; without it what needs one is left out
  --language  that the shell asks for (en)`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    language: { type: 'string', default: 'en' },
    help: { type: 'boolean', default: false },
  },
})

async function check({ url, token, language }: typeof values): Promise<number> {
  const server = url ? undefined : await startServer('storefront')
  try {
    const shop = { url: url && new URL(url).origin, token, language }
    const env = { NUSARIA_SHELL_SHOP: JSON.stringify(shop), NUSARIA_SHELL_ORIGIN: server?.origin }
    return await run('playwright', ['test', '--config=tools/shell-check/playwright.config.ts'], { env })
  } finally {
    await server?.stop()
  }
}

const speaks = LANGUAGES.some((one) => one === values.language)
if (values.help) console.log(USAGE)
else if (!speaks || (values.url && !URL.canParse(values.url))) {
  console.error(speaks ? `"${values.url}" is no address` : `The shop does not speak "${values.language}"`)
  console.error(USAGE)
  process.exitCode = 2
} else process.exitCode = await check(values)
