import '../look.ts'
import { control } from '../control/control-client.ts'

/** The page that the mock serves in place of any page of the workbench until the browser has its cookie. */
const form = document.getElementById('form')
const field = document.getElementById('token') as HTMLInputElement | null
const why = document.getElementById('why')
if (!form || !field || !why) throw new Error('token.html lacks its form')

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    await control('enterToken', { body: { token: field.value } })
    // The same address now has its own page.
    location.reload()
  } catch (error) {
    why.textContent = error instanceof Error ? error.message : String(error)
    field.focus()
  }
})
