import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'
import { startServer } from '../support/server.ts'
import { acceptPictures } from './accept.ts'
import { compare } from './compare.ts'
import { ACCEPTED, CURRENT, DIFFERENCE, FOLDER } from './folders.ts'
import { type Choice, readOptions, WrongArguments } from './options.ts'
import { type Looked, sheetPage, summaryOf } from './sheet.ts'
import { takePictures } from './take.ts'

function write(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Takes and measures the chosen pictures, compares each with the accepted one and writes the contact sheet. */
async function look(choice: Choice, args: readonly string[]): Promise<readonly Looked[]> {
  const begun = Date.now()
  for (const folder of [CURRENT, DIFFERENCE]) rmSync(folder, { recursive: true, force: true })
  const server = await startServer('storefront')
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
  const looked: Looked[] = []
  try {
    await takePictures(browser, server.origin, choice, async ({ png, ...picture }) => {
      const file = `${picture.name}.png`
      const accepted = existsSync(`${ACCEPTED}/${file}`) ? readFileSync(`${ACCEPTED}/${file}`) : null
      const comparison = await compare(accepted, png)
      write(`${CURRENT}/${file}`, png)
      const pixels = typeof comparison === 'string' ? 0 : comparison.pixels
      if (typeof comparison !== 'string') write(`${DIFFERENCE}/${file}`, comparison.picture)
      looked.push({ ...picture, change: typeof comparison === 'string' ? comparison : 'changed', pixels })
    })
  } finally {
    await browser.close()
    await server.stop()
  }
  looked.sort((a, b) => (a.name < b.name ? -1 : 1))
  write(`${FOLDER}/index.html`, sheetPage(looked, { ms: Date.now() - begun, args, at: new Date() }))
  return looked
}

const args = process.argv.slice(2)
try {
  const choice = readOptions(args)
  if (choice.accept) console.log(`${acceptPictures(CURRENT, ACCEPTED, choice.names)} pictures accepted`)
  else {
    const { text, failed } = summaryOf(await look(choice, args))
    console.log(`${text}\nContact sheet: ${FOLDER}/index.html`)
    process.exitCode = failed ? 1 : 0
  }
} catch (error) {
  if (!(error instanceof WrongArguments)) throw error
  console.error(error.message)
  process.exitCode = 2
}
