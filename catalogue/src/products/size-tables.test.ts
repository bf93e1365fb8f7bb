import { expect, test } from 'vitest'
import { modelsOf } from './families/family.ts'
import { FAMILIES } from './families/index.ts'
import { familyTemplate } from './family-template.ts'
import { packSides, sizeOf } from './size.ts'
import { sizeTableOf } from './size-tables.ts'

const worn = FAMILIES.filter(({ sizeTables }) => sizeTables)
const tables = worn.flatMap((family) => modelsOf(family).map((_, modelAt) => ({ family, modelAt, table: sizeTableOf(family, modelAt) })))

test('shoes and clothes in several sizes have a table, one for each model or one for all', () => {
  const sold = FAMILIES.filter((family) => ['sepatu', 'baju-anak', 'pakaian'].includes(family.in) && family.sizes.length > 1)
  expect(worn.map(({ id }) => id).sort()).toEqual(sold.map(({ id }) => id).sort())
  for (const family of worn) expect([1, family.models.length]).toContain(family.sizeTables?.length)
})

test.each(tables)('the table of $family.id, model $modelAt, has a row for each size and a length for each column', ({ family, table }) => {
  const axis = familyTemplate(family).options.find(({ spec_name }) => spec_name === table?.spec_name)
  expect(table?.rows.map(({ size }) => size)).toEqual(axis?.values)
  for (const { lengths } of table?.rows ?? []) {
    expect(lengths).toHaveLength(table?.columns.length ?? 0)
    for (const { min_mm, max_mm } of lengths) expect(max_mm).toBeGreaterThanOrEqual(min_mm)
  }
})

test.each(tables)('the sizes of $family.id, model $modelAt, grow', ({ table }) => {
  for (const at of table?.columns.keys() ?? []) {
    const lengths = table?.rows.map((row) => row.lengths[at]?.max_mm ?? 0) ?? []
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b))
  }
})

test('what is not worn has no table', () => {
  for (const family of FAMILIES.filter(({ sizeTables }) => !sizeTables)) expect(sizeTableOf(family, 0)).toBeNull()
})

test('a larger pack has longer sides; several pieces lie on each other first', () => {
  expect(packSides([85, 85, 270], 1, sizeOf('1 L'), 1)).toEqual([85, 85, 270])
  expect(packSides([85, 85, 270], 2, sizeOf('2 L'), 1)).toEqual([105, 105, 340])
  expect(packSides([120, 5, 160], 4.6, sizeOf('5 lembar*4.6'), 1)).toEqual([120, 23, 160])
  expect(packSides([220, 180, 20], 3, sizeOf('Standar'), 3)).toEqual([220, 180, 60])
})
