import { toast } from '../toast.ts'

/** Copies a text, and says so in a toast; `failed` where the browser refuses, as some web views do. */
export async function copyText(text: string, { done, failed }: { readonly done: string; readonly failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error(failed)
  }
}
