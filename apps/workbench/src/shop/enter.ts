import '../look.ts'
import { enterShop, parseEnterUrl } from './enter-shop.ts'
import { findReplacedMember, type ReplacedMember } from './find-replaced-member.ts'
import { isOwnReferrer } from './shop-url.ts'

/**
 * The page that signs a member in and then redirects to the shop. Before it replaces a session of another member it asks, unless the link
 * was on a page of this mock: any site can link here.
 */
const params = parseEnterUrl(location)
const base = document.documentElement.dataset.shop

const show = (id: string, text: string) => {
  const place = document.getElementById(id)
  if (place) place.textContent = text
}

function offer(id: string, text: string, act: () => void): void {
  const button = document.getElementById(id)
  if (!button) return
  button.textContent = text
  button.hidden = false
  button.onclick = act
}

async function enter(): Promise<void> {
  try {
    location.replace(await enterShop(params, localStorage, base))
  } catch (error) {
    show('state', 'The shop could not be opened')
    show('why', error instanceof Error ? error.message : String(error))
    offer('again', 'Try again', () => location.reload())
  }
}

function ask({ current, next }: ReplacedMember): void {
  show('state', next === null ? `Log ${current} out?` : `Log in as ${next}?`)
  show(
    'why',
    next === null
      ? `A link asks to log ${current} out on this browser.`
      : `${current} is logged in on this browser. A link asks to log ${next} in instead.`,
  )
  offer('keep', `Keep ${current}`, () => location.replace('/'))
  offer('change', next === null ? 'Log out' : `Change to ${next}`, () => {
    for (const button of document.querySelectorAll('button')) button.hidden = true
    void enter()
  })
}

const replaced = isOwnReferrer(document.referrer) ? null : await findReplacedMember(params, localStorage, base)
if (replaced) ask(replaced)
else await enter()
