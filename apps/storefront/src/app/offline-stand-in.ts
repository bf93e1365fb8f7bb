import { showOfflineGateway, showOfflineGoogle } from './offline.ts'

/** The stand-in pages of the offline build: each starts the mock in its own page before it asks anything. */
const gateway = document.getElementById('gateway')
const google = document.getElementById('google')
if (gateway) void showOfflineGateway(gateway)
if (google) void showOfflineGoogle(google)
