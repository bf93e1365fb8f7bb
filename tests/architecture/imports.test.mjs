import { describe, expect, test } from 'vitest'
import { circles, importsOf, violationsIn } from '../../scripts/lib/imports.ts'

/** One of each kind of rule: what, file, code. */
const forbidden = [
  ['a contract that imports React', 'contracts/src/cart.ts', "import type { ReactNode } from 'react'"],
  [
    'the mock importing the storefront',
    'apps/mock-api/src/domains/cart/rules.ts',
    "export { x } from '../../../../storefront/src/platform/routing/paths.ts'",
  ],
  [
    'the storefront loading the mock lazily elsewhere',
    'apps/storefront/src/features/home/home-page.tsx',
    "const mock = () => import('@nusaria/mock-api/hosts/browser/msw')",
  ],
  ['a part reaching up', 'apps/storefront/src/ui/card.tsx', "import { useCart } from '#commerce/cart/api.ts'"],
  ['a topic reaching another', 'apps/storefront/src/features/cart/cart-lines.tsx', "import { x } from '../orders/order-api.ts'"],
  ['a domain reaching past another’s index', 'apps/mock-api/src/domains/cart/rules.ts', "import { x } from '../order/limits.ts'"],
  ['a rule knowing Node', 'apps/mock-api/src/domains/cart/rules.ts', "import { createHash } from 'node:crypto'"],
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
