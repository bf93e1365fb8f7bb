/**
 * Whether a reply is the file with a hash that was asked for. A host may answer a file that it doesn't have, or doesn't have yet, with the page that it gives for
 * any address.
 */
export function isFile({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !headers.get('content-type')?.includes('html')
}
