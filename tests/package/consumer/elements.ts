import { defineElements } from 'touchline/element';

defineElements();
