import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

/** Asks for Ladle in a folder where npm reaches no registry. */
function requireLadle(folder) {
  const script = `import { requireTools } from '${root}/scripts/lib/tools.ts'; console.log(requireTools('gallery', '${folder}'))`
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(folder, 'npm'),
    npm_config_fetch_retries: '0',
    npm_config_loglevel: 'silent', // As below `npm run --silent`.
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trim(), lines: stderr.trim().split('\n') }
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'nusaria-tools-'))

test('a command that installs its program says what, how much, from where and into which folder, and without a network what to do', () => {
  const folder = emptyFolder()
  const { status, lines } = requireLadle(folder)
  expect(lines).toEqual([
    expect.stringMatching(
      /^Installing Ladle from the npm registry into \S+ \(\d{3} packages, about 100 MB\)\. This needs a network once\.$/,
    ),
    `Ladle can't be installed: the npm registry can't be reached (ECONNREFUSED). Run the command once with a network, or copy ${folder} from a machine with the same system.`,
  ])
  expect(status).toBe(1)
})

test('an installed program is used without a network and without a word', () => {
  const folder = emptyFolder()
  copyFileSync(`${root}/apps/gallery/tools/package-lock.json`, join(folder, 'installed'))
  expect(requireLadle(folder)).toEqual({ status: 0, stdout: folder, lines: [''] })
})
