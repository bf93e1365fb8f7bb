import { createShopMock } from '@nusaria/mock-api'
import { mswHandlers } from '@nusaria/mock-api/msw'
import { setupWorker } from 'msw/browser'

// As in the preview of Storybook: the worker answers what the components ask of the API's origin, which need not exist.
const API = 'https://api.example'
const mock = createShopMock({ seed: 1, now: '2026-07-31T09:00:00+07:00', frozen: true })
await setupWorker(...mswHandlers(mock, { origin: API })).start({ quiet: true, onUnhandledRequest: 'bypass' })

const list = document.querySelector('ul')
const status = document.querySelector('[role=status]')

async function showCategories() {
  const reply = await fetch(`${API}/api/nav/type/list`, { headers: { Language: 'en' } })
  const { data } = await reply.json()
  list.replaceChildren(...data.map(({ nav_type_name }) => Object.assign(document.createElement('li'), { textContent: nav_type_name })))
  status.textContent = `${data.length} categories`
}

await showCategories()
// Another story: the shop is down.
await mock.world().setFaults([{ call: 'nav.typeList', wire: 'http', status: 503 }])
await showCategories().catch(() => {
  status.textContent += ', then the shop is down'
})
