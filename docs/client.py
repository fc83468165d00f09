"""Sits down at a table and plays at random: all that a program of your own needs. Usage: client.py LINK-OR-CODE NAME"""

import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


def ask(method, url, token=None, body=None):
    """One request; the answer's status and JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(
        url, json.dumps(body).encode() if body is not None else None, headers, method=method
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as problem:
        return problem.code, json.load(problem)


link, name = urllib.parse.urlsplit(sys.argv[1]), sys.argv[2]
table = f"{link.scheme}://{link.netloc}/api/tables/{link.path.rpartition('/')[2]}"
free = [seat for seat, info in enumerate(ask("GET", table)[1]["seats"]) if not info["taken"]]
status, key = ask("POST", f"{table}/seats/{free[0]}", body={"name": name})
seat, token, seq = key["seat"], key["token"], -1
print(f"Sitting on seat {seat}; the seat opens elsewhere with {key['link']}")
while True:
    status, update = ask("GET", f"{table}/update?seat={seat}&since={seq}&wait=20", token)
    if status == 404:  # the match has not begun
        time.sleep(1)
        continue
    seq = update["seq"]
    if update["over"]:
        break
    if seat in update["actors"]:
        move = random.choice(update["legal"])  # think here: update["view"] is all that this seat may know
        order = {"do": "move", "seat": seat, "seq": seq, "id": uuid.uuid4().hex, "move": move}
        ask("POST", f"{table}/orders", token, order)  # a 409 means that somebody was faster; the next look shows it
print("Points:", update["points"], "ranks:", update["ranking"])
