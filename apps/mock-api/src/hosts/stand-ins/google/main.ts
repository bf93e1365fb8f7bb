import { showGoogle } from './page.ts'

/** The page as the server serves it, with the API available. */
const root = document.getElementById('google')
if (root) void showGoogle(root)
