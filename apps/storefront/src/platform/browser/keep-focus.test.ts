import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

keepFocus()

const control = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`) as HTMLElement
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName.toLowerCase()

function page(content: string): void {
  document.body.innerHTML = `<main id="content" tabindex="-1"><h1>Page</h1>${content}</main>`
}

const row = (name: string) =>
  `<li id="${name}"><a href="/${name}" name="open-${name}">${name}</a><button name="remove-${name}">x</button></li>`
const list = (...names: string[]) => page(`<section><h2 name="heading">Rows</h2><ul>${names.map(row).join('')}</ul></section>`)

beforeEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('when the focused element is removed, the focus continues', () => {
  const removes = async (name: string, gone: string) => {
    control(name).focus()
    document.getElementById(gone)?.remove()
    await expect.poll(() => document.activeElement).not.toBe(document.body)
  }

  it('at the same control of the next row', async () => {
    list('a', 'b', 'c')
    await removes('remove-b', 'b')
    expect(focused()).toBe('remove-c')
  })

  it('at the previous row after the last', async () => {
    list('a', 'b')
    await removes('remove-b', 'b')
    expect(focused()).toBe('remove-a')
  })

  it('at the heading of the part after the only row', async () => {
    list('a')
    await removes('remove-a', 'a')
    expect(focused()).toBe('heading')
  })

  it('at what takes its place', async () => {
    page('<p id="box"><button name="log-in">Log in</button></p>')
    control('log-in').focus()
    document.getElementById('box')?.replaceChildren(Object.assign(document.createElement('button'), { name: 'account' }))
    await expect.poll(focused).toBe('account')
  })
})

describe('after a dialog', () => {
  const opens = () => {
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.innerHTML = '<button name="close">Close</button>'
    document.body.append(dialog)
    control('close').focus()
    return dialog
  }

  /** A dialog opened by the first row removes that row and closes. */
  const removesItsOpener = () => {
    list('a', 'b')
    control('remove-a').focus()
    const dialog = opens()
    document.getElementById('a')?.remove()
    dialog.remove()
  }

  it('the focus returns to what opened it', async () => {
    list('a', 'b')
    control('remove-a').focus()
    opens().remove()
    await expect.poll(focused).toBe('remove-a')
  })

  it('it continues near what opened it, when the dialog has removed that', async () => {
    removesItsOpener()
    await expect.poll(focused).toBe('remove-b')
  })

  it('the one that closes last decides', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    list('a', 'b')
    control('remove-a').focus()
    opens().remove()
    // What waits for the first dialog is due once the second has closed.
    await expect.poll(() => timers.mock.calls.map(([, ms]) => ms)).toContain(100)
    const due = performance.now() + 110
    while (performance.now() < due);
    removesItsOpener()
    await expect.poll(focused).toBe('remove-b')
  })

  it('it is not taken from an open dialog', async () => {
    vi.useFakeTimers()
    list('a', 'b')
    control('remove-a').focus()
    opens()
    document.getElementById('a')?.remove()
    await vi.advanceTimersByTimeAsync(1)
    expect(focused()).toBe('close')
  })
})

it('a press beside all controls leaves the focus nowhere', async () => {
  vi.useFakeTimers()
  list('a', 'b')
  control('remove-a').focus()
  control('remove-a').blur()
  await vi.advanceTimersByTimeAsync(1)
  document.getElementById('a')?.remove()
  await vi.advanceTimersByTimeAsync(300)
  expect(document.activeElement).toBe(document.body)
})

it('after a link the focus is at the heading of the page that takes the place of another, although a bar of it stays', async () => {
  page('<nav><a href="/a" name="type">Type</a><p id="panel"><button name="go">Go</button></p></nav>')
  control('go').focus()
  history.pushState(null, '', '/other')
  document.getElementById('panel')?.remove()
  await expect.poll(focused).toBe('h1')
})
