import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'
import { loopbackOrigin } from './target.ts'

test('this machine alone is attacked', () => {
  for (const address of ['http://127.0.0.1:5173', 'http://localhost:5173/', 'http://127.1.2.3', 'http://[::1]:80/a?b'])
    expect([address, loopbackOrigin(address)]).toEqual([address, new URL(address).origin])
  for (const address of [
    'https://shop.example',
    'http://shop.example:5173',
    'http://localhost.shop.example',
    'http://127.0.0.1.shop.example',
    'http://127.0.0.1@shop.example',
    'http://a@localhost',
    'http://10.0.0.1',
    'http://0.0.0.0',
    'http://[fe80::1]',
    'ftp://localhost',
    'localhost:5173',
    '//localhost',
    '',
  ])
    expect([address, loopbackOrigin(address)]).toEqual([address, null])
})

test.each([
  ['--url=http://shop.example', 'http://shop.example is not on this machine: only a server on loopback may be attacked'],
  ['--url=http://127.0.0.1.shop.example', 'http://127.0.0.1.shop.example is not on this machine'],
  ['--requests=many', '--requests is a number'],
])('npm run check attack refuses %s', (option, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/attack/run.ts', option], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stderr.split('\n')[0]?.includes(said)]).toEqual([2, true])
})
