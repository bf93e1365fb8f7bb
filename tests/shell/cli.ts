import { parseArgs } from 'node:util'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { MEMBERS } from '@nusaria/scenarios/members'
import { type BrowserContext, chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'
import { createWorld } from '../support/control.ts'
import { httpHost } from '../support/hosts.ts'
import { startServer } from '../support/server.ts'
import { memberToken } from '../support/sign-in.ts'
import { shellConformance } from './conformance.ts'

const USAGE = `npm run shell:check -- [--url=https://shop.example] [--token=…] [--language=${LANGUAGES.join('|')}]
  --url       the storefront to check; without it, this one on a server of its own
  --token     of a member there, who is only looked at; without it what needs one is left out (–)
  --language  that the shell asks for (en)`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    language: { type: 'string', default: 'en' },
    help: { type: 'boolean', default: false },
  },
})

interface Shop {
  readonly origin: string
  readonly token: string | null
  prepare?(context: BrowserContext): Promise<void>
  close(): Promise<void>
}

/** This storefront, on a new server with a new world. */
async function ownShop(): Promise<Shop> {
  const server = await startServer('storefront')
  const host = httpHost(server.origin)
  const world = await createWorld(host.control)
  return {
    origin: server.origin,
    token: values.token ?? (await memberToken(host, world, MEMBERS.sari.phone)),
    prepare: (context) => context.addCookies([{ name: 'mock_world', value: world.id, url: server.origin }]),
    close: () => server.stop(),
  }
}

async function check(language: (typeof LANGUAGES)[number]): Promise<boolean> {
  const executablePath = requireBrowser()
  const shop: Shop = values.url
    ? { origin: new URL(values.url).origin, token: values.token ?? null, close: async () => {} }
    : await ownShop()
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  try {
    const { origin, token, prepare } = shop
    console.log(`The native shell and ${origin}`)
    const verdicts = await shellConformance({ browser, origin, token, language, prepare }, ({ mark, name, why }) =>
      console.log(`  ${mark} ${name}${why && `\n      ${why}`}`),
    )
    const of = (mark: string) => verdicts.filter((verdict) => verdict.mark === mark).length
    console.log(`\n${of('✓')} hold, ${of('✗')} fail, ${of('–')} not checked`)
    return of('✗') === 0
  } finally {
    await browser.close()
    await shop.close()
  }
}

const language = LANGUAGES.find((one) => one === values.language)
if (values.help) console.log(USAGE)
else if (!language || (values.url && !URL.canParse(values.url))) {
  console.error(language ? `"${values.url}" is no address` : `The shop does not speak "${values.language}"`)
  console.error(USAGE)
  process.exitCode = 2
} else process.exitCode = (await check(language)) ? 0 : 1
