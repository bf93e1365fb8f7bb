import { showOfflineGoogle } from './offline.ts'

/** Google's stand-in page of the offline build: the mock starts in it before the sign-in is asked for. */
const root = document.getElementById('google')
if (root) void showOfflineGoogle(root)
