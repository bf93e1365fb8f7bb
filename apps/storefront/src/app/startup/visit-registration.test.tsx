import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { fingerprintSaved } from '#platform/state/user-info.ts'
import { stubApi } from '#testing/api-stub.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { VisitRegistration } from './startup-tasks.tsx'

// Its code is there before the clock stops.
await import('./register-visit.ts')

it('is sent once on start, with the device, however often the page renders', async () => {
  const calls = stubApi({ '/member/user/visit': [{ data: null }], '/member/user/device_language': [{ data: '' }] })
  const store = shopStore()
  store.dispatch(fingerprintSaved('print'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (let time = 0; time < 2; time += 1) {
    cleanup()
    render(
      <Provider store={store}>
        <VisitRegistration />
      </Provider>,
    )
    await act(() => vi.advanceTimersByTimeAsync(10_000))
  }
  vi.useRealTimers()
  const visits = () => calls.filter(({ path }) => path === '/member/user/visit')
  await expect.poll(visits).toEqual([{ path: '/member/user/visit', body: { device_id: 'print' } }])
})
