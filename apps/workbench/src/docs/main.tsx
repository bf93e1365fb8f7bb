import { renderTool } from '../app/render-tool.tsx'
import { DocsPage } from './docs-page.tsx'

// Swagger UI knows the theme by a class.
const dark = matchMedia('(prefers-color-scheme: dark)')
const followTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followTheme)
followTheme()

// `#cart.add` names a call, too: the mock writes so in its messages.
const [, domain] = /^#(\w+)\.\w+$/.exec(location.hash) ?? []
if (domain) history.replaceState(null, '', `#/${domain}/${location.hash.slice(1)}`)

renderTool('docs', <DocsPage />)
