import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { root } from '../../scripts/lib/root.mjs'
import { installTools } from '../../scripts/lib/tools.mjs'

const run = promisify(execFile)

/** Folder of the check: the document and what is generated from it. */
export const work = `${root}/.cache/openapi`
let tools = ''

/** Installs the tools, unless they are installed. Throws with the reason when they can't be had. */
export async function prepareTools(): Promise<void> {
  tools = await installTools('openapi')
}

/** The path of a program of the tools. */
export const toolPath = (name: string) => `${tools}/node_modules/.bin/${name}`

/** Runs a program of the tools in the folder of the check. Throws with its output when it fails. */
export async function runTool(name: string, args: readonly string[]): Promise<void> {
  try {
    await run(toolPath(name), [...args], { cwd: work, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    throw new Error(`${name} failed:\n${outputOf(error)}`)
  }
}

/** A library of the tools. */
export function importTool<T>(name: string): Promise<T> {
  return import(createRequire(`${tools}/package.json`).resolve(name))
}

function outputOf(error: unknown): string {
  const { stdout = '', stderr = '', message = '' } = error as { stdout?: string; stderr?: string; message?: string }
  return (stdout + stderr || message).slice(0, 4_000)
}
