/** Where the control API hangs on its host. */
export const CONTROL_BASE = '/__mock'
