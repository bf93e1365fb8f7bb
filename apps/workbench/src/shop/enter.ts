import { enterShop, parseEnterUrl } from './enter-shop.ts'

/** The page that signs a member in and then redirects to the shop. */
try {
  location.replace(await enterShop(parseEnterUrl(location), localStorage))
} catch (error) {
  const show = (id: string, text: string) => {
    const place = document.getElementById(id)
    if (place) place.textContent = text
  }
  show('state', 'The shop could not be opened')
  show('why', error instanceof Error ? error.message : String(error))
  const again = document.getElementById('again')
  again?.removeAttribute('hidden')
  again?.addEventListener('click', () => location.reload())
}
