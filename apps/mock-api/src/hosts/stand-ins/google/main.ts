import { showGoogle } from './page.ts'

/** The page as the server serves it: the API is behind it already. */
const root = document.getElementById('google')
if (root) void showGoogle(root)
