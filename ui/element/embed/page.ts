/** The script of the example page: writes the events that the elements dispatch. */
const log = document.querySelector('#events');

for (const name of ['touchline-select', 'touchline-placing'])
  document.addEventListener(name, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const line = document.createElement('li');
    line.textContent = `${name} ${JSON.stringify(event.detail)}`;
    log?.prepend(line);
  });
