import { showOfflineGateway, showOfflineGoogle } from './offline.ts'

/** The stand-in pages of the offline build. Each starts the mock in its own page before its first call. */
const gateway = document.getElementById('gateway')
const google = document.getElementById('google')
if (gateway) void showOfflineGateway(gateway)
if (google) void showOfflineGoogle(google)
