/** Filters the stories of the report by text and verdict. */
export const PAGE_SCRIPT = `
const form = document.querySelector('form')
const stories = [...document.querySelectorAll('details.story')]
const shown = document.querySelector('#shown')
function filter() {
  const words = form.words.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const verdict = form.verdict.value
  let count = 0
  for (const story of stories) {
    const text = story.dataset.text
    const fits = (!verdict || story.dataset.verdict === verdict) && words.every((word) => text.includes(word))
    story.hidden = !fits
    if (fits) count += 1
  }
  shown.textContent = count + ' of ' + stories.length + ' shown'
}
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
form.hidden = false
filter()
`
