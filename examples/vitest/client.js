/** A client of the shop that knows nothing of the mock: the categories, by `fetch`. */
export async function listCategories(fetch, language) {
  const reply = await fetch('https://api.example/api/nav/type/list', { headers: { Language: language } })
  if (!reply.ok) throw new Error(`The shop answered ${reply.status}`)
  const { code, msg, data } = await reply.json()
  if (code !== 0) throw new Error(msg)
  return data.map(({ nav_type_name }) => nav_type_name)
}
