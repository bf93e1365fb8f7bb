import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('the arguments of npm run look', () => {
  it('are the quick set by default', () => {
    expect(readOptions([])).toMatchObject({ widths: [375, 1440], languages: ['id'], themes: ['light'], routes: [], accept: false })
    const dialogs = ['dialog', 'empty-dialog', 'guest-dialog']
    expect(readOptions([]).states).toEqual(['guest', 'member', 'empty', 'loading', 'failed', ...dialogs])
  })

  it('take everything, or less of it', () => {
    const all = readOptions(['--all', '--theme=dark', '--route=/cart,/me'])
    expect(all).toMatchObject({ themes: ['dark'], routes: ['/cart', '/me'] })
    expect(all.widths).toEqual([375, 749, 750, 1024, 1440])
    expect(all.languages).toHaveLength(3)
  })

  it('name what they don’t know', () => {
    expect(() => readOptions(['--width=400'])).toThrow('--width is 375, 749, 750, 1024, 1440, not 400.')
    expect(() => readOptions(['--size=375'])).toThrow('There is no option --size.')
    expect(() => readOptions(['cart'])).toThrow('--route=cart')
  })

  it('accept everything, or what has one of these words in its name', () => {
    expect(readOptions(['--accept'])).toMatchObject({ accept: true, names: [] })
    expect(readOptions(['--accept', '375/guest', 'cart'])).toMatchObject({ accept: true, names: ['375/guest', 'cart'] })
  })
})
