import { showOfflineGateway, showOfflineGoogle } from './offline.ts'

const gateway = document.getElementById('gateway')
const google = document.getElementById('google')
if (gateway) void showOfflineGateway(gateway)
if (google) void showOfflineGoogle(google)
