import { describe, expect, test } from 'vitest'
import { circles, importsOf, violationsIn } from '../../scripts/lib/imports.ts'

/** what, file, code */
const forbidden = [
  ['a contract that imports the mock', 'contracts/src/cart.ts', "import { x } from '@nusaria/mock-api/kernel/ids'"],
  ['a contract that imports React', 'contracts/src/cart.ts', "import type { ReactNode } from 'react'"],
  [
    'the mock importing the storefront',
    'apps/mock-api/src/domains/cart/rules.ts',
    "export { x } from '../../../../storefront/src/platform/routing/paths.ts'",
  ],
  ['the storefront importing the mock', 'apps/storefront/src/app/store.ts', "import { world } from '@nusaria/mock-api/engine/world/world'"],
  [
    'the storefront loading the mock lazily elsewhere',
    'apps/storefront/src/features/home/home-page.tsx',
    "const mock = () => import('@nusaria/mock-api/hosts/browser/msw')",
  ],
  ['the storefront importing msw', 'apps/storefront/src/platform/api/api.ts', "import { http } from 'msw'"],
  ['the registry on the first load', 'apps/storefront/src/platform/api/api.ts', "import { registry } from '@nusaria/contracts/registry'"],
  ['a part reaching up', 'apps/storefront/src/ui/card.tsx', "import { useCart } from '#commerce/cart/api.ts'"],
  ['the platform reaching up', 'apps/storefront/src/platform/api/api.ts', "import { Button } from '#ui/primitives/button.tsx'"],
  ['a topic reaching another', 'apps/storefront/src/features/cart/cart-lines.tsx', "import { x } from '../orders/order-api.ts'"],
  ['a page reaching app', 'apps/storefront/src/features/cart/cart-page.tsx', "import { store } from '../../app/store.ts'"],
  [
    'a topic reaching another by an alias',
    'apps/storefront/src/features/cart/cart-page.tsx',
    "import { x } from '#features/home/sections.tsx'",
  ],
  ['what topics show knowing a topic', 'apps/storefront/src/commerce/order/order-line.tsx', "import { x } from '#features/cart/x.tsx'"],
  ['the engine knowing a domain', 'apps/mock-api/src/engine/engine.ts', "import type { Member } from '../domains/member/tables.ts'"],
  ['the catalogue knowing the mock', 'catalogue/src/areas/areas.ts', "import { x } from '@nusaria/mock-api/domains/address/index'"],
  ['a domain reaching past another’s index', 'apps/mock-api/src/domains/cart/rules.ts', "import { x } from '../order/limits.ts'"],
  ['a domain knowing the control API', 'apps/mock-api/src/domains/cart/rules.ts', "import { x } from '../../control/control.ts'"],
  ['the engine knowing Fastify', 'apps/mock-api/src/engine/http/router.ts', "import Fastify from 'fastify'"],
  ['the engine knowing MSW', 'apps/mock-api/src/engine/http/router.ts', "import { http } from 'msw'"],
  ['a rule knowing Node', 'apps/mock-api/src/domains/cart/rules.ts', "import { createHash } from 'node:crypto'"],
  ['a bare use of the data library', 'apps/mock-api/src/engine/world/journal.ts', "import { Collection } from '@msw/data'"],
  ['a page of the shop with faker', 'apps/storefront/src/features/home/home-page.tsx', "import { faker } from '@faker-js/faker'"],
  ['a seed with a faker of its own', 'apps/mock-api/src/domains/member/seed.ts', "import { faker } from '@faker-js/faker/locale/en'"],
  ['the server knowing the mock', 'apps/server/src/server.ts', "import { x } from '@nusaria/mock-api/shop'"],
  ['the server loading the mock itself', 'apps/server/src/pages.ts', "import { startMock } from './mock/backend.ts'"],
  ['the mock knowing the server', 'apps/mock-api/src/hosts/fastify/plugin.ts', "import { x } from '@nusaria/server/server'"],
  ['a scenario that knows a host', 'scenarios/src/voucher/x.ts', "import { plugin } from '@nusaria/mock-api/hosts/fastify/plugin'"],
]

describe('the import rules', () => {
  test.each(forbidden)('forbid %s', (_what, file, code) => {
    expect(violationsIn(file, code)).toHaveLength(1)
  })

  test('allow what the architecture shows', () => {
    expect(violationsIn('apps/storefront/src/app/offline.ts', "await import('@nusaria/mock-api/hosts/browser/msw')")).toEqual([])
    expect(violationsIn('apps/mock-api/src/engine/store/table-store.ts', "import { Collection } from '@msw/data'")).toEqual([])
    expect(violationsIn('apps/mock-api/src/hosts/fastify/plugin.ts', "import Fastify from 'fastify'")).toEqual([])
    expect(violationsIn('apps/storefront/src/features/cart/cart-lines.tsx', "import { Price } from '#ui/primitives/price.tsx'")).toEqual([])
    expect(violationsIn('contracts/src/cart.ts', "import { z } from 'zod'\nimport { Rupiah } from './common.ts'")).toEqual([])
  })

  test('see static, type-only, re-exported and dynamic imports', () => {
    const code =
      "import a from './a.ts'\nimport type { B } from './b.ts'\nexport * from './c.ts'\nexport { d } from './d.ts'\nimport('./e.ts')"
    expect(importsOf('x/y.ts', code)).toEqual(['x/a.ts', 'x/b.ts', 'x/c.ts', 'x/d.ts', 'x/e.ts'])
  })

  test('find cycles, of one file and of several', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'zod']],
      ['c', ['a', 'd']],
      ['d', ['d']],
      ['e', ['a']],
    ])
    expect(circles(graph)).toEqual([['d'], ['a', 'b', 'c']])
  })
})
