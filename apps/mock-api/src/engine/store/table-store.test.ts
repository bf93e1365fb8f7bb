import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { table } from './table-def.ts'
import { type Row, TableStore } from './table-store.ts'
import { UnitOfWorkTable } from './unit-of-work-table.ts'

const def = table({
  schema: z.strictObject({ id: z.string(), n: z.int(), tags: z.array(z.string()), note: z.string().optional() }),
  key: 'id',
})
const row = (id: string, n: number, tags: string[] = []): Row => ({ id, n, tags })

async function filled(...rows: Row[]) {
  const store = new TableStore(def)
  const work = new UnitOfWorkTable('things', store)
  for (const each of rows) work.insert(each)
  await store.commit(work.writes)
  return store
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

describe('a table in a unit of work', () => {
  it('filters, then sorts, then pages', async () => {
    const store = await filled(...[5, 3, 9, 1, 7, 2].map((n) => row(`r${n}`, n)))
    const work = new UnitOfWorkTable('things', store)
    const page = work.list({ where: ({ n }) => (n as number) > 1, orderBy: { n: 'desc' }, page_num: 2, page_size: 2 })
    expect(page.total).toBe(5)
    expect(ids(page.list)).toEqual(['r5', 'r3'])
    expect(work.list({ page_num: 9, page_size: 2 })).toEqual({ list: [], total: 6 })
  })

  it('keeps the order of insertion, also after updates', async () => {
    const store = await filled(row('b', 1), row('a', 2))
    const work = new UnitOfWorkTable('things', store)
    work.update('b', { n: 9 })
    work.insert(row('c', 3))
    expect(ids(work.all())).toEqual(['b', 'a', 'c'])
    await store.commit(work.writes)
    expect(ids(store.find())).toEqual(['b', 'a', 'c'])
  })

  it('lists the newest of equal rows first, in a descending order', async () => {
    const work = new UnitOfWorkTable('things', await filled(row('c', 1), row('b', 2), row('a', 1)))
    expect(ids(work.all(undefined, { n: 'desc' }))).toEqual(['b', 'a', 'c'])
    expect(ids(work.all(undefined, { n: 'asc' }))).toEqual(['c', 'a', 'b'])
  })

  it('tests array fields by a function', async () => {
    const store = await filled(row('a', 1, ['red']), row('b', 2, []))
    expect(ids(new UnitOfWorkTable('things', store).all(({ tags }) => (tags as string[]).includes('red')))).toEqual(['a'])
  })

  it('refuses an existing id, whether committed or not', async () => {
    const store = await filled(row('a', 1))
    const work = new UnitOfWorkTable('things', store)
    expect(() => work.insert(row('a', 2))).toThrow('a is there already')
    work.insert(row('b', 2))
    expect(() => work.insert(row('b', 3))).toThrow('b is there already')
  })

  it('refuses what does not fit the schema, and a missing row', async () => {
    const work = new UnitOfWorkTable('things', await filled(row('a', 1)))
    expect(() => work.insert({ id: 'x', n: 0.5, tags: [] })).toThrow('does not fit')
    expect(() => work.insert({ ...row('x', 1), more: 1 })).toThrow('does not fit')
    expect(() => work.update('a', { n: 'many' })).toThrow('does not fit')
    expect(() => work.update('a', { id: 'b' })).toThrow('cannot change its id')
    expect(() => work.update('none', { n: 1 })).toThrow('there is no none')
    expect(work.get('a')).toEqual(row('a', 1))
  })

  it('returns copies and stores copies', async () => {
    const store = await filled(row('a', 1, ['x']))
    const work = new UnitOfWorkTable('things', store)
    const read = work.get('a') as { tags: string[] }
    read.tags.push('y')
    expect(work.get('a')).toEqual(row('a', 1, ['x']))
    const tags = ['t']
    work.insert({ id: 'b', n: 1, tags })
    tags.push('u')
    expect(work.get('b')).toEqual(row('b', 1, ['t']))
  })

  it('shows its own writes, and nothing of them to others before commit', async () => {
    const store = await filled(row('a', 1), row('b', 2))
    const [mine, other] = [new UnitOfWorkTable('things', store), new UnitOfWorkTable('things', store)]
    mine.update('a', { n: 10 })
    mine.remove('b')
    mine.insert(row('c', 3))
    expect(mine.all().map(({ n }) => n)).toEqual([10, 3])
    expect(other.all().map(({ n }) => n)).toEqual([1, 2])
    await store.commit(mine.writes)
    expect(other.all().map(({ n }) => n)).toEqual([10, 3])
  })

  it('removes rows by condition, and can insert a removed id again', async () => {
    const store = await filled(row('a', 1), row('b', 2), row('c', 3))
    const work = new UnitOfWorkTable('things', store)
    expect(work.removeWhere({ n: 2 })).toBe(1)
    expect(work.remove('b')).toBe(false)
    work.insert(row('b', 5))
    expect(work.count()).toBe(3)
    await store.commit(work.writes)
    expect(store.get('b')).toMatchObject({ n: 5 })
  })

  it('drops a field that is set to undefined', async () => {
    const store = await filled({ ...row('a', 1), note: 'hello' })
    const work = new UnitOfWorkTable('things', store)
    work.update('a', { note: undefined })
    await store.commit(work.writes)
    expect(Object.keys(store.get('a') ?? {})).toEqual(['id', 'n', 'tags'])
  })

  it('logs nothing to the console', async () => {
    const error = vi.spyOn(console, 'error')
    const work = new UnitOfWorkTable('things', await filled(row('a', 1)))
    expect(() => work.insert({ id: 'x' })).toThrow('x does not fit its schema')
    expect(error).not.toHaveBeenCalled()
  })
})
