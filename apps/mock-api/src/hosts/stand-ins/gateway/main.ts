import { showGateway } from './page.ts'

/** The page as the server serves it: the API is behind it already. */
const root = document.getElementById('gateway')
if (root) void showGateway(root)
