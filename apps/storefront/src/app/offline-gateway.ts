import { showOfflineGateway } from './offline.ts'

/** The payment gateway's page of the offline build: the mock starts in it before the payment is asked for. */
const root = document.getElementById('gateway')
if (root) void showOfflineGateway(root)
