import { showGateway } from './page.ts'

/** The page as the server serves it, with the API available. */
const root = document.getElementById('gateway')
if (root) void showGateway(root)
