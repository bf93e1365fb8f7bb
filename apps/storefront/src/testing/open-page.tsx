import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type InitialEntry, type Location, Route, Routes, useLocation } from 'react-router-dom'
import { sessionSaved } from '#platform/state/user-info.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { type StubbedReplies, stubApi } from './api-stub.ts'
import { renderInShop, shopStore } from './render-in-shop.tsx'

interface Options {
  readonly at?: string
  /** The history, in place of one address. */
  readonly entries?: InitialEntry[]
  readonly store?: ReturnType<typeof shopStore>
  /** A member is logged in. */
  readonly member?: boolean
  /** Toasts are shown, as everywhere in the shop. */
  readonly toasts?: boolean
  /** The path of a page that reads its parameters. */
  readonly path?: string
  /** What is shown at other paths. */
  readonly others?: Readonly<Record<string, ReactNode>>
}

/** Opens a page or a part of it over stubbed replies. */
export async function openPage(page: ReactNode, replies: StubbedReplies, options: Options = {}) {
  const { store = shopStore(), member, toasts, path = '*', others = {}, ...start } = options
  const calls = stubApi(replies)
  if (member) store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
  let place: Location | undefined
  function Place() {
    place = useLocation()
    return null
  }
  const view = await renderInShop(
    <>
      <Routes>
        <Route path={path} element={page} />
        {Object.entries(others).map(([other, element]) => (
          <Route key={other} path={other} element={element} />
        ))}
      </Routes>
      <Place />
      {toasts && <Toaster />}
    </>,
    { store, ...start },
  )
  const of = (called: string) => calls.filter((call) => call.path === called)
  return {
    ...view,
    user: userEvent.setup(),
    calls,
    /** The calls of a path. */
    of,
    /** The bodies of the calls of a path. */
    sent: (called: string) => of(called).map(({ body }) => body),
    /** Path and query of the page shown now. */
    address: () => place && place.pathname + place.search,
    /** Where the shop is now, with what the history holds beside the address. */
    place: () => place,
  }
}
