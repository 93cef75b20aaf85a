/** The script of the example page: writes what the elements tell. */
const log = document.querySelector('#told');

for (const name of ['touchline-select', 'touchline-placing'])
  document.addEventListener(name, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const line = document.createElement('li');
    line.textContent = `${name} ${JSON.stringify(event.detail)}`;
    log?.prepend(line);
  });
