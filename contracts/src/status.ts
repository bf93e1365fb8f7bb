/** The `status` of every success, besides `code` 0. A caller accepts either of them. */
export const SUCCESS_STATUS = '10000'

/** Whether a reply of the API, ours or the real one's, means success: `code` 0 or `status` '10000'. */
export function isSuccess(reply: { readonly code?: number; readonly status?: string }): boolean {
  return reply.code === 0 || reply.status === SUCCESS_STATUS
}

/** The code of an envelope, which may come as text. */
export function readCode(code: unknown): number | undefined {
  const number = typeof code === 'string' && code ? Number(code) : code
  return typeof number === 'number' && !Number.isNaN(number) ? number : undefined
}
