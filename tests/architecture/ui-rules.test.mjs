import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'

const SHOP = 'apps/storefront/src'

const files = readdirSync(join(root, SHOP), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
)

/** The files whose code has this. */
const filesWith = (pattern) => files.filter((file) => pattern.test(readFileSync(join(root, SHOP, file), 'utf8'))).sort()

test('one button goes back, with one arrow', () => {
  const arrow = 'shared/ui/layout/back-button.tsx'
  expect(filesWith(/\bArrowLeft,? .*from 'lucide-react'/)).toEqual([arrow])
  expect(filesWith(/'(common:)?action\.back'/)).toEqual([arrow])
  // The other arrow turns pictures and pages.
  for (const file of filesWith(/\bChevronLeft\b/)) expect(file).toMatch(/lightbox|carousel|pager|row|scroll/)
})

test('dates and amounts are written by shared/format alone: DD/MM/YYYY, and Rupiah with points', () => {
  expect(filesWith(/\.toLocale(Date|Time)?String\(|Intl\.NumberFormat/).filter((file) => !file.startsWith('shared/format/'))).toEqual([])
  // The names of months to choose from, and how old a page is that was kept for a time without a connection.
  const others = ['app/installed/as-of.ts', 'features/settings/birthday-form.tsx']
  expect(filesWith(/Intl\.DateTimeFormat/).filter((file) => !file.startsWith('shared/format/'))).toEqual(others)
})
